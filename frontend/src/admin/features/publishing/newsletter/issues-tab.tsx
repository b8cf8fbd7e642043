import { useQuery } from '@tanstack/react-query';
import { issuesQuery } from '../../../api/newsletter';
import { EditorTab } from '../../../ui/form/editor-tab';
import { IssueEditor } from './issue-editor';
import { IssueFromPost } from './issue-from-post';
import { IssueList } from './issue-list';

/** The issues of the newsletter. */
export default function IssuesTab() {
  return (
    <EditorTab
      query={useQuery(issuesQuery)}
      name="issues"
      what="issue"
      skeleton={['h-20', 'h-20', 'h-20']}
      errorHint="Your issues are safe, and one that is being sent goes on."
      start="Write your first issue, or make one from a post below. Nothing is sent until you say so."
      list={(issues, onEdit) => <IssueList issues={issues} onEdit={onEdit} />}
      below={(_issues, onEdit) => <IssueFromPost onMade={onEdit} />}
      editor={(issue, onClose) => <IssueEditor issue={issue} onClose={onClose} />}
    />
  );
}
