import {
  newsletterIssueFieldsSchema,
  type NewsletterIssue,
} from '@astaguide/contracts/publishing/newsletter-issue';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { issuesQuery, saveIssueMutation } from '../../../api/newsletter';
import { ContractFields, type FieldLayout } from '../../../ui/form/contract-field';
import { contractForm } from '../../../ui/form/contract-form';
import { EditorDialog } from '../../../ui/form/editor-dialog';

const issueForm = contractForm(newsletterIssueFieldsSchema);

const fields: FieldLayout<typeof issueForm.empty>[] = [
  { name: 'subject', label: 'Subject', maxLength: 150 },
  { name: 'preheader', label: 'Preview text', hint: 'Shown beside the subject in lists of emails' },
  {
    name: 'content',
    label: 'Content',
    isHtml: true,
    hint: 'Product cards show the price of the moment of sending. Emails load no pictures, so each is replaced by its description.',
  },
  {
    name: 'audiencePage',
    label: 'Only for readers who signed up on',
    placeholder: '/blog/doses',
    hint: 'A page’s path. Leave blank for everybody.',
  },
];

interface IssueEditorProps {
  /** The issue to edit; undefined for a new one. */
  issue: NewsletterIssue | undefined;
  onClose: () => void;
}

/** The form of an issue, in a dialog. Sending it is a step of its own, in the list. */
export function IssueEditor({ issue, onClose }: IssueEditorProps) {
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(saveIssueMutation);
  return (
    <EditorDialog
      title={issue ? 'Edit issue' : 'Add issue'}
      what="issue"
      contract={issueForm}
      fields={fields}
      stored={issue}
      draft={`issue:${issue?.id ?? 'new'}`}
      send={(input) => save({ id: issue?.id, input })}
      done={issue ? 'Issue saved' : 'Issue added'}
      failed="Failed to save the issue"
      pageOf={() => undefined}
      onTakeTheirs={() => void client.invalidateQueries({ queryKey: issuesQuery.queryKey })}
      onClose={onClose}
      aside={<Unsaved />}
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <ContractFields form={issueForm} fields={fields} />
      </div>
    </EditorDialog>
  );
}

function Unsaved() {
  const { isDirty } = useFormContext().formState;
  return (
    <p role="status" className="mr-auto text-xs text-muted">
      {isDirty ? 'Unsaved changes' : ''}
    </p>
  );
}
