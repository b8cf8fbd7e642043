import { ContractFields } from '../../ui/form/contract-field';
import { postForm } from './post-form';
import { detailFields, writtenFields } from './post-layout';
import { SearchPreview } from './search-preview';

/** The text on the left, the metadata on the right; stacked on a phone. */
export function PostFields() {
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <ContractFields form={postForm} fields={writtenFields} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <ContractFields form={postForm} fields={detailFields} />
        <SearchPreview />
      </div>
    </div>
  );
}
