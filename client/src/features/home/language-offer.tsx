import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { Globe, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, useLanguage } from '../../i18n/i18n.ts';
import { storeLanguage } from '../../i18n/languages.ts';
import { showToast } from '../../lib/toast.store.ts';
import { handFocusOn } from '../../ui/basics/hand-focus-on.ts';
import { IconButton } from '../../ui/basics/icon-button.tsx';
import styles from './language-offer.module.css';

/** The other four languages, each in its own word; to close the offer is to choose the present one. */
export function LanguageOffer({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const answer = (button: Element) => {
    handFocusOn(button);
    onAnswer();
  };
  const choose = (language: LanguageCode, button: Element) => {
    chooseLanguage(language)
      .then(() => answer(button))
      .catch(() => showToast(t('lang.screen.failed'), 'error'));
  };
  const stay = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    storeLanguage(current);
    answer(currentTarget);
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
              onClick={({ currentTarget }) => choose(language, currentTarget)}
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
