import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { issueFromPostMutation } from '../../../api/newsletter';
import { ownerPostsQuery } from '../../../api/owner-posts';
import { toastOutcome } from '../../../lib/failure';
import { Button } from '../../../../ui/button';
import { SelectField } from '../../../ui/inputs/select-field';

/** Makes a draft of an issue from a post. @param onMade opens it */
export function IssueFromPost({ onMade }: { onMade: (id: number) => void }) {
  const { data: posts } = useQuery(ownerPostsQuery);
  const [postId, setPostId] = useState('');
  const { mutateAsync, isPending } = useMutation(issueFromPostMutation);
  const make = async () => {
    const made = mutateAsync(Number(postId));
    const outcome = { done: 'Issue made from the post', failed: 'Failed to make the issue' };
    if (await toastOutcome(made, outcome)) onMade((await made).id);
  };
  if (!posts || posts.length === 0) return null;
  return (
    <form
      aria-label="Make an issue from a post"
      className="mt-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (postId !== '') void make();
      }}
    >
      <SelectField
        label="Send a post"
        placeholder="Choose a post"
        className="min-w-0 grow basis-60"
        value={postId}
        options={posts.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={({ target }) => setPostId(target.value)}
      />
      <Button look="quiet" type="submit" disabled={postId === '' || isPending}>
        {isPending ? 'Making…' : 'Make an issue'}
      </Button>
    </form>
  );
}
