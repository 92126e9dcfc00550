import type { CustomerContact } from '@canada28/shared/contract/dictionary.contract.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { ErrorState } from '../../ui/basics/error-state.tsx';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { useCustomerService } from './help.queries.ts';
import { ServiceBanner } from './service-banner.tsx';

const ContactCard = lazy(async () => ({ default: (await import('./contact-card.tsx')).ContactCard }));

/** One way to reach a person at a time; where there are several, the player chooses. */
function Contacts({ contacts }: { contacts: readonly CustomerContact[] }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(0);
  const contact = contacts[chosen] ?? contacts[0];
  if (contact === undefined) {
    return <EmptyState title={t('help.human.empty')} text={t('help.human.emptyHint')} />;
  }
  return (
    <>
      {contacts.length > 1 && (
        <ChipGroup
          label={t('help.service.ways')}
          chips={contacts.map(({ label, name }, index) => ({ value: index, label: label || name }))}
          value={chosen}
          onSelect={setChosen}
        />
      )}
      <Suspense fallback={<Skeleton shape="hero" />}>
        <ContactCard contact={contact} />
      </Suspense>
    </>
  );
}

/** A person to talk to, by QR code, link or number (product §2, `/kefu`). */
export function HumanServiceScreen() {
  const { t } = useTranslation();
  const { data: service, isError, isFetching, refetch } = useCustomerService();
  const retry = () => void refetch();
  return (
    <TitledScreen title={t('help.human.title')} backTo={paths.my}>
      {isError && service === undefined ? (
        <ErrorState title={t('common.list.failed')} isRetrying={isFetching} onRetry={retry} />
      ) : (
        <>
          <ServiceBanner />
          {service === undefined ? <Skeleton shape="hero" /> : <Contacts contacts={service.contacts} />}
        </>
      )}
    </TitledScreen>
  );
}
