import {useEffect} from 'react';

interface Dropped {
  /** Something was dropped on the page. */
  onDrop: (data: DataTransfer) => void;
  /** Something is held over the page. */
  onIntent: () => void;
}

/** Takes what is dropped anywhere on the page: beside the field, a browser would leave the page and open the file. */
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
