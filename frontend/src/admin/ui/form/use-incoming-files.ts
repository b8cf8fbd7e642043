import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Receives files that are dropped anywhere on the page, or pasted, while the component is mounted. Without it, the
 * browser would navigate to a file that is dropped outside the target.
 *
 * @returns whether files are being dragged over the page
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const take = useEffectEvent((transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Moving from one element to another has a relatedTarget; leaving the page has none.
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsDragging(false);
      if (take(event.dataTransfer)) event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      if (take(event.clipboardData)) event.preventDefault();
    };
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => stopping.abort();
  }, []);
  return isDragging;
}
