import { useTranslation } from 'react-i18next';
import column from '../../ui/basics/column.module.css';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { useCustomerService } from './help.queries.ts';
import styles from './service.module.css';

/** What customer service is there for, as the operator words it. */
export function ServiceBanner() {
  const { t } = useTranslation();
  const { data: service, isPending } = useCustomerService();
  if (isPending) return <Skeleton shape="card" />;
  const banner = service?.banner;
  return (
    <HeroCard>
      <div className={column.gap12}>
        {banner !== undefined && banner.imageUrl !== '' && (
          <img className={styles.bannerImage} src={banner.imageUrl} alt="" />
        )}
        <div>
          <h2 className={styles.bannerTitle}>{banner?.title || t('help.service.title')}</h2>
          <p className={styles.bannerText}>{banner?.label || t('help.service.text')}</p>
        </div>
      </div>
    </HeroCard>
  );
}
