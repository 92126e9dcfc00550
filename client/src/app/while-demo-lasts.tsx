import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorld } from '../lib/world.store.ts';
import { EmptyState } from '../ui/basics/empty-state.tsx';
import { Screen } from '../ui/basics/screen.tsx';
import { PhoneFrame } from '../ui/overlays/phone-frame.tsx';

/** The app; once a demo is over for its guest, a farewell in its place, so that no call goes on failing behind it. */
export function WhileDemoLasts({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const isOver = useWorld((world) => world.isOver);
  if (!isOver) return children;
  return (
    <PhoneFrame>
      <Screen background="landing">
        <div role="alert">
          <EmptyState icon={<PartyPopper />} title={t('app.over.title')} text={t('app.over.text')} />
        </div>
      </Screen>
    </PhoneFrame>
  );
}
