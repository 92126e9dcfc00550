import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { Card } from '@canada28/ui/card.tsx';
import { useNavigate } from 'react-router-dom';
import { doAction, useAllActions } from '../../page/offered-actions.ts';
import { useDoOnPage } from '../../page/use-do-on-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { chaptersOf, type Way } from './chapters.ts';
import styles from './guide-page.module.css';

/** What can be done, and how; each button does it. */
export function GuidePage() {
  const actions = useAllActions();
  const chapters = chaptersOf(new Set(actions.map(({ id }) => id)));
  return (
    <Page
      title="Guide"
      sentence="What can be done, and how. Ctrl K finds all of it, and more, from every page."
      tools={<ButtonLink href={`${CONTROL_BASE}/docs`}>API of the control calls</ButtonLink>}
    >
      <div className={styles.cards}>
        {chapters.map(({ title, text, ways }) => (
          <Card key={title} title={title}>
            <div className={styles.card}>
              <p>{text}</p>
              <div className={styles.ways}>
                {ways.map((way) => (
                  <WayButton key={way.label} way={way} />
                ))}
              </div>
            </div>
          </Card>
        ))}
      </div>
    </Page>
  );
}

function WayButton({ way: { label, to, does } }: { readonly way: Way }) {
  const navigate = useNavigate();
  const doOnPage = useDoOnPage();
  const go = () => {
    if (to === undefined) doAction(does);
    else if (does === undefined) void navigate(to);
    else doOnPage(to, does);
  };
  return (
    <Button size="small" onClick={go}>
      {label}
    </Button>
  );
}
