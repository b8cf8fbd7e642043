import type { TextBlockKind } from '@astaguide/contracts/publishing/text-blocks';
import { LONGEST_VIDEO_TITLE } from '@astaguide/contracts/publishing/text-blocks';
import { videoOf } from '@astaguide/contracts/publishing/video-address';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { TextField } from '../inputs/text-field';
import { ProductPicker, ProductsPicker, QuestionsPicker, StudyPicker } from '../pickers';
import { cite, insertBlock } from './insert-block';
import { ToolDialog } from './tool-dialog';
import type { Asks } from './tools';

interface BlockToolProps {
  editor: Editor;
  asked: Asks;
  onClose: () => void;
}

/** The dialog that a block, or the reference to a study, is chosen in. */
export function BlockTool({ editor, asked, onClose }: BlockToolProps) {
  const insert = (kind: TextBlockKind) => (value: string | number) => {
    onClose();
    insertBlock(editor, { type: 'textBlock', attrs: { kind, value: String(value) } });
  };
  switch (asked) {
    case 'product':
      return <ProductPicker onPick={insert('product')} onClose={onClose} />;
    case 'comparison':
      return <ProductsPicker onPick={insert('comparison')} onClose={onClose} />;
    case 'study':
      return <StudyPicker onPick={insert('study')} onClose={onClose} />;
    case 'questions':
      return <QuestionsPicker onPick={insert('questions')} onClose={onClose} />;
    case 'video':
      return <VideoTool editor={editor} onClose={onClose} />;
    case 'cite':
      return <StudyPicker onPick={(study) => (onClose(), cite(editor, study))} onClose={onClose} />;
    default:
      return null;
  }
}

function VideoTool({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const onApply = () => {
    const value = videoOf(/^[a-z]+:\/\//i.test(address.trim()) ? address : `https://${address.trim()}`);
    if (value === undefined) return setError('Enter the address of a video on YouTube or Vimeo');
    onClose();
    insertBlock(editor, { type: 'textBlock', attrs: { kind: 'video', value, title: title.trim() || null } });
  };
  return (
    <ToolDialog title="Add video" aside={null} onApply={onApply} onClose={onClose}>
      <TextField
        label="Address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="YouTube or Vimeo. Nothing is loaded from there until a reader plays it."
        value={address}
        error={error}
        onChange={({ target }) => {
          setAddress(target.value);
          setError(undefined);
        }}
      />
      <TextField
        label="Title"
        hint="What the video shows"
        maxLength={LONGEST_VIDEO_TITLE}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
    </ToolDialog>
  );
}
