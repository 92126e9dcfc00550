import { BUG_ENDING } from '@canada28/shared/control/bug.control.ts';
import { useEffect, useState } from 'react';
import { openBug } from './bug-actions.ts';
import styles from './drop-target.module.css';

/** Takes the file of a bug wherever on the page it is dropped, and shows so while one is dragged. */
export function DropTarget() {
  const isOver = useDroppedBugs();
  return (
    <div role="status">
      {isOver && (
        <div className={styles.target}>
          <div className={styles.box}>
            <b>Drop a bug file ({BUG_ENDING}) to open it</b>
            <span className={styles.dim}>It becomes a world of its own; this one stays as it is.</span>
          </div>
        </div>
      )}
    </div>
  );
}

/** Answers whether a file is dragged over the page. A phone in a frame would take it: meanwhile it takes nothing. */
function useDroppedBugs(): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-file-over', isOver);
  }, [isOver]);
  useEffect(() => {
    const ended = new AbortController();
    const listen = (
      type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      hear: (event: DragEvent) => void,
    ) => addEventListener(type, hear, { signal: ended.signal });
    listen('dragenter', (event) => hasFile(event) && setIsOver(true));
    listen('dragover', (event) => hasFile(event) && !isForField(event) && event.preventDefault());
    // Into nothing that is of this page: the pointer left the window.
    listen('dragleave', (event) => event.relatedTarget === null && setIsOver(false));
    listen('drop', (event) => {
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined || (isForField(event) && !file.name.endsWith(BUG_ENDING))) return;
      event.preventDefault();
      void openBug(file);
    });
    return () => ended.abort();
  }, []);
  return isOver;
}

function hasFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** The field for the file of a snapshot takes what is dropped by itself. */
function isForField({ target }: DragEvent): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}
