import { useQuery } from '@tanstack/react-query';
import { useShownProducts } from '../../api/shown-products';
import { siteSettingsQuery } from '../../api/site-settings';
import { ExitPopup } from './exit-popup';
import { RealInterest, SimulatedPurchases } from './purchase-popup';

/** The popups of the public frame: the exit offer, and notices about other readers. Rendered once. */
export default function Popups() {
  const { data: products = [] } = useShownProducts();
  const { data: settings } = useQuery(siteSettingsQuery);
  if (products.length === 0) return null;
  return (
    <>
      <ExitPopup products={products} />
      {settings?.socialProof === 'simulated' && <SimulatedPurchases products={products} />}
      {settings?.socialProof === 'real' && <RealInterest />}
    </>
  );
}
