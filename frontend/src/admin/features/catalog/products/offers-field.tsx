import { offerSchema, type OfferInput } from '@astaguide/contracts/catalog/offer';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '../../../../ui/button';
import type { FieldLayout } from '../../../ui/form/contract-field';
import { SwitchField } from '../../../ui/inputs/switch-field';
import { TextField } from '../../../ui/inputs/text-field';
import type { ProductFormValues } from './product-form';

type OfferTexts = Record<Exclude<keyof OfferInput, 'inStock'>, string> & { inStock: boolean };

interface OfferInputLayout {
  name: Exclude<keyof OfferInput, 'inStock'>;
  label: string;
  hint?: string;
  type?: 'url' | 'number' | 'date';
  isWide?: boolean;
}

const inputs: OfferInputLayout[] = [
  { name: 'retailer', label: 'Retailer' },
  { name: 'link', label: 'Link', type: 'url', isWide: true },
  { name: 'country', label: 'Country', hint: 'Two letters, e.g. AT; empty for all' },
  { name: 'language', label: 'Language', hint: 'Two letters, e.g. de; empty for all' },
  { name: 'price', label: 'Price', type: 'number' },
  { name: 'currency', label: 'Currency', hint: 'e.g. EUR' },
  { name: 'checkedOn', label: 'Price checked on', type: 'date' },
];

/** The offers of other retailers: a small form for each. */
export function OffersField({ field: { name } }: { field: FieldLayout<ProductFormValues> }) {
  const { field } = useController<ProductFormValues>({ name });
  const { formState } = useFormContext<ProductFormValues>();
  const offers = (JSON.parse(String(field.value) || '[]') as OfferInput[]).map(textsOf);
  const change = (changed: OfferTexts[]) => field.onChange(JSON.stringify(changed, null, 1));
  const refusal = formState.errors[name];
  return (
    <div className="grid min-w-0 gap-4 sm:col-span-2">
      <div>
        <p className="text-sm font-semibold">Other retailers</p>
        <p className="mt-1 text-xs text-muted">
          Listed on the review. Visitors of a country or language get its offer; an offer for all replaces the
          main link while that is broken, in this order.
        </p>
        {/* Each offer shows what the contract says of it; the server alone knows the other links. */}
        {refusal?.type === 'server' && (
          <p role="alert" className="mt-1 text-sm text-bad">
            {refusal.message}
          </p>
        )}
      </div>
      {offers.map((offer, place) => (
        <OfferFields
          // Offers have no id, so their position is the key.
          key={place}
          place={place}
          offer={offer}
          isRefused={refusal !== undefined}
          onChange={(changed) => change(offers.with(place, changed))}
          onRemove={() => change(offers.toSpliced(place, 1))}
          onFirst={place > 0 ? () => change([offer, ...offers.toSpliced(place, 1)]) : undefined}
        />
      ))}
      <Button
        look="quiet"
        isCompact
        className="w-fit"
        onClick={() => change([...offers, textsOf({ retailer: '', link: '' })])}
      >
        Add an offer
      </Button>
    </div>
  );
}

interface OfferFieldsProps {
  place: number;
  offer: OfferTexts;
  /** Whether the form was refused because of its offers. */
  isRefused: boolean;
  onChange: (offer: OfferTexts) => void;
  onRemove: () => void;
  /** Undefined for the first offer. */
  onFirst: (() => void) | undefined;
}

function OfferFields({ place, offer, isRefused, onChange, onRemove, onFirst }: OfferFieldsProps) {
  const issues = isRefused ? (offerSchema.safeParse(offer).error?.issues ?? []) : [];
  return (
    <fieldset className="min-w-0 rounded-sm border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{offer.retailer || `Offer ${place + 1}`}</legend>
      <div className="grid min-w-0 gap-4 sm:grid-cols-2">
        {inputs.map(({ name, isWide, type, ...layout }) => (
          <TextField
            key={name}
            {...layout}
            type={type ?? 'text'}
            {...(type === 'number' && { step: '0.01', min: '0', inputMode: 'decimal' as const })}
            autoComplete="off"
            required={name === 'retailer' || name === 'link'}
            className={isWide ? 'sm:col-span-2' : undefined}
            value={offer[name]}
            error={issues.find(({ path }) => path[0] === name)?.message}
            onChange={({ target }) => onChange({ ...offer, [name]: codeOf(name, target.value) })}
          />
        ))}
        <SwitchField
          label="In stock"
          checked={offer.inStock}
          onChange={(inStock) => onChange({ ...offer, inStock })}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {onFirst && (
          <Button look="quiet" isCompact onClick={onFirst}>
            Move to the top
          </Button>
        )}
        <Button look="quiet" isCompact onClick={onRemove}>
          Remove <span className="sr-only">{offer.retailer || `offer ${place + 1}`}</span>
        </Button>
      </div>
    </fieldset>
  );
}

/** Codes are written as the contract has them. */
function codeOf(name: OfferInputLayout['name'], typed: string): string {
  if (name === 'country' || name === 'currency') return typed.toUpperCase();
  return name === 'language' ? typed.toLowerCase() : typed;
}

function textsOf(offer: OfferInput): OfferTexts {
  const { retailer, link, country, language, price, currency, inStock, checkedOn } = offer;
  return {
    retailer,
    link,
    country: country ?? '',
    language: language ?? '',
    price: String(price ?? ''),
    currency: currency ?? 'USD',
    inStock: inStock ?? true,
    checkedOn: checkedOn ?? '',
  };
}
