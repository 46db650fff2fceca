import {useEffect, useState} from 'react';

interface Dropped {
  /** Something was dropped on the page. */
  onDrop: (data: DataTransfer) => void;
  /** Something is held over the page. */
  onIntent: () => void;
}

/**
 * Takes what is dropped anywhere on the page: beside the field, a browser would leave the page and open the file.
 * @returns whether something is held over the page
 */
export function useDrop({onDrop, onIntent}: Dropped): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      onIntent();
      setIsOver(true);
    };
    // Without a target the pointer has left the window.
    const leave = ({relatedTarget}: DragEvent) => setIsOver(relatedTarget !== null);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (event.dataTransfer) onDrop(event.dataTransfer);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onDrop, onIntent]);
  return isOver;
}
