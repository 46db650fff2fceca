import {useEffect} from 'react';

interface Dropped {
  /** Called when something is dropped on the page. */
  onDrop: (data: DataTransfer) => void;
  /** Called when something is dragged over the page. */
  onIntent: () => void;
}

/**
 * Accepts files dropped anywhere on the page, because the browser would otherwise open a file that is dropped
 * beside the field.
 */
export function useDrop({onDrop, onIntent}: Dropped): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      onIntent();
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (event.dataTransfer) onDrop(event.dataTransfer);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, [onDrop, onIntent]);
}
