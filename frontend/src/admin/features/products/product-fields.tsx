import { CLICK_ID } from '../../../lib/tracker/click-id';
import { LAST_PLACEMENT, type Product } from '@astaguide/contracts/catalog/product';
import type { ReactNode } from 'react';
import { LinesInput, SwitchInput, TextInput } from './form-controls';
import { PageContentField } from './page-content-field';
import { PictureField } from './picture-field';
import { RankField } from './rank-field';
import { SlugField } from './slug-field';

interface ProductFieldsProps {
  /** Of the product that is edited. */
  id: number | undefined;
  products: readonly Product[];
  onPickImage: () => void;
}

const wide = 'sm:col-span-2';

/** Every field of a product, in groups. */
export function ProductFields({ id, products, onPickImage }: ProductFieldsProps) {
  return (
    <>
      <Group title="Basics" note="What cards, lists and the review page show first.">
        <TextInput name="name" required />
        <TextInput name="brand" required />
        <LinesInput name="description" required className={wide} />
        <PictureField onPick={onPickImage} className={wide} />
        <TextInput name="badge" hint="A short label beside the rank, such as ‘Best Value’." />
        <TextInput name="category" />
        <TextInput name="ageRange" hint="Such as ‘18+’." />
        <TextInput name="keywords" hint="Separated by commas." />
      </Group>
      <Group title="Facts" note="What visitors compare and filter by.">
        <TextInput name="potency" required hint="Of one serving, with its unit, such as ‘12mg’." />
        <TextInput
          name="servings"
          type="number"
          step="1"
          min="1"
          max="10000"
          inputMode="numeric"
          hint="Servings, not softgels: 60 softgels taken two at a time are 30. The cost per mg and per day comes from it."
        />
        <TextInput
          name="source"
          required
          list="product-sources"
          hint="Hawaiian, Icelandic, Japanese, Natural, or another origin."
        />
        <datalist id="product-sources">
          {['Hawaiian', 'Icelandic', 'Japanese', 'Natural'].map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        <TextInput name="bestFor" required />
        <LinesInput name="features" hint="One per line." />
        <LinesInput name="benefits" hint="One per line. Cards show the first four." />
      </Group>
      <Group title="Price and rating">
        <TextInput
          name="price"
          required
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          hint="US dollars."
        />
        <TextInput
          name="rating"
          required
          type="number"
          step="0.1"
          min="1"
          max="5"
          inputMode="decimal"
          hint="From 1 to 5."
        />
        <TextInput name="reviewCount" type="number" step="1" min="0" inputMode="numeric" />
        <SwitchInput name="inStock" hint="Off, the review page says that it is out of stock." />
      </Group>
      <Group
        title="Placement"
        note={`Ranks go from 1, the best, to ${LAST_PLACEMENT}. Without one a product stands last.`}
      >
        <RankField id={id} products={products} className={wide} />
        <SwitchInput name="featured" />
        <SwitchInput name="isTopRanked" hint="The product that the exit banner offers." />
      </Group>
      <Group
        title="Links"
        note="Where the buy buttons lead. A visitor gets the link of their language where there is one."
      >
        <TextInput
          name="affiliateLink"
          required
          type="url"
          inputMode="url"
          hint={`Where the network takes a sub id, write ${CLICK_ID}: each click puts its own id there, and the report can be matched to it.`}
          className={wide}
        />
        <TextInput name="affiliateLinkDe" type="url" inputMode="url" />
        <TextInput name="affiliateLinkEs" type="url" inputMode="url" />
        <TextInput name="affiliateLinkNl" type="url" inputMode="url" />
        <TextInput name="affiliateLinkPl" type="url" inputMode="url" />
      </Group>
      <Group title="Coupon" note="Shown on the review page when there is a code.">
        <TextInput name="couponCode" />
        <TextInput name="couponDiscount" hint="Such as ‘15%’." />
        <TextInput name="couponDescription" className={wide} />
      </Group>
      <Group title="Page">
        <SlugField className={wide} />
        <PageContentField className={wide} />
      </Group>
    </>
  );
}

/** Fields that belong together, with their name beside them where there is room. */
function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-b border-line py-7 first:pt-2 last:border-0 lg:grid lg:grid-cols-[13rem_1fr] lg:gap-x-10">
      <div className="mb-4">
        {/* Browsers place a legend by rules of their own; inside a box it keeps to the grid. */}
        <legend className="contents">
          <span className="font-display text-lg font-semibold">{title}</span>
        </legend>
        {note && <p className="mt-1 text-xs text-muted">{note}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
