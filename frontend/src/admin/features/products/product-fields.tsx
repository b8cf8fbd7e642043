import { ContractFields } from '../../ui/form/contract-field';
import { productForm } from './product-form';
import { productGroups } from './product-form-fields';

/** The fields of a product, in groups. On wide screens a group's name is beside its fields. */
export function ProductFields() {
  return productGroups.map(({ title, note, fields }) => (
    <fieldset
      key={title}
      className="min-w-0 border-b border-line py-7 first:pt-2 last:border-0 lg:grid lg:grid-cols-[13rem_1fr] lg:gap-x-10"
    >
      <div className="mb-4">
        {/* Browsers position a legend in a special way; a box inside it follows the grid. */}
        <legend className="contents">
          <span className="font-display text-lg font-semibold">{title}</span>
        </legend>
        {note && <p className="mt-1 text-xs text-muted">{note}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
        <ContractFields form={productForm} fields={fields} />
      </div>
    </fieldset>
  ));
}
