import { answerBlocks } from './answer-blocks';

/** The text of an answer. Never rendered as markup. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken px-3.5 py-2.5 break-words">
      {answerBlocks(text).map((block, index) =>
        'items' in block ? (
          <ul key={index} className="flex list-disc flex-col gap-1 pl-5 marker:text-accent">
            {block.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {block.text}
          </p>
        ),
      )}
    </div>
  );
}
