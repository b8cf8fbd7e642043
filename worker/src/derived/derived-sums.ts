import type { FiguresToDate } from '../rollups/to-date.sql';

/** Days until which all of them are complete. */
export const DERIVED_CLOSINGS = 'derived_closings';
const closings = DERIVED_CLOSINGS;

export const ATTRIBUTIONS: FiguresToDate = {
  ...{ daily: 'daily_attributions', toDate: 'attributions_to_date', closings },
  ...{ keys: 'page_key, slot_key, product_id', figures: ['impressions', 'clicks'] },
};
export const FUNNELS: FiguresToDate = {
  ...{ daily: 'daily_funnels', toDate: 'funnels_to_date', closings },
  ...{ keys: 'dimension, key_id', figures: ['sessions', 'engaged', 'clicked'] },
};

export const derivedSums = [ATTRIBUTIONS, FUNNELS];
