import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { Globe, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, useLanguage } from '../../i18n/i18n.ts';
import { storeLanguage } from '../../i18n/languages.ts';
import { showToast } from '../../lib/toast.store.ts';
import { IconButton } from '../../ui/basics/icon-button.tsx';
import styles from './language-offer.module.css';

/** The other four languages, each in its own word; to close the offer is to choose the present one. */
export function LanguageOffer({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const choose = (language: LanguageCode) => {
    chooseLanguage(language)
      .then(onAnswer)
      .catch(() => showToast(t('lang.screen.failed'), 'error'));
  };
  const stay = () => {
    storeLanguage(current);
    onAnswer();
  };
  return (
    <section className={styles.offer} aria-label={t('lang.screen.title')}>
      <Globe size={18} aria-hidden="true" />
      <ul className={styles.languages}>
        {LANGUAGE_CODES.filter((language) => language !== current).map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.language}
              lang={LANGUAGES[language].tag}
              onClick={() => choose(language)}
            >
              {LANGUAGES[language].nativeName}
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={t('ui.dialog.close')} icon={<X size={18} aria-hidden="true" />} onClick={stay} />
    </section>
  );
}
