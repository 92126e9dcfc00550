import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

const purifier = DOMPurify(window);

// A link opens beside the app, and the other page learns nothing about it.
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

const RULES = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'audio', 'video'],
  FORBID_ATTR: ['style', 'class', 'id', 'name'],
};

/** HTML that an operator wrote for the player, freed of everything that could act (player-api §2). Load with `lazy`. */
export function RichText({ html }: { html: string }) {
  const safe = useMemo(() => purifier.sanitize(html, RULES), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}
