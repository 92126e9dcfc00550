import { Tag, type TagTone } from '@canada28/ui/tag.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';

/** How a state reads. */
export type StateLook = { readonly textKey: TextKey; readonly tone: TagTone; readonly icon: ReactNode };

export function StateTag({ look: { textKey, tone, icon } }: { look: StateLook }) {
  const { t } = useTranslation();
  return (
    <Tag tone={tone} icon={icon}>
      {t(textKey)}
    </Tag>
  );
}
