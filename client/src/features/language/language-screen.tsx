import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, useLanguage } from '../../i18n/i18n.ts';
import { showToast } from '../../lib/toast.store.ts';
import { paths } from '../../paths.ts';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { List, ListRow } from '../../ui/lists/list.tsx';

function CurrentMark() {
  const { t } = useTranslation();
  return (
    <>
      <Check aria-hidden="true" />
      <VisuallyHidden>{t('lang.screen.current')}</VisuallyHidden>
    </>
  );
}

/** The five languages, each under its own name (product §2, `/lang`). */
export function LanguageScreen() {
  const { t } = useTranslation();
  const current = useLanguage();
  const choose = (language: LanguageCode) => {
    chooseLanguage(language).catch(() => showToast(t('lang.screen.failed'), 'error'));
  };
  return (
    <TitledScreen title={t('lang.screen.title')} backTo={paths.home}>
      <List label={t('lang.screen.title')}>
        {LANGUAGE_CODES.map((language) => (
          <ListRow
            key={language}
            title={<span lang={LANGUAGES[language].tag}>{LANGUAGES[language].nativeName}</span>}
            value={language === current ? <CurrentMark /> : undefined}
            onClick={() => choose(language)}
          />
        ))}
      </List>
    </TitledScreen>
  );
}
