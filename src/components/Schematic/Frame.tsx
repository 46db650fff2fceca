import type {ReactNode} from 'react';
import clsx from 'clsx';
import stepped from '../stepped.module.css';

/** A stepped frame of the App's colours; cuts its content to shape. */
export function Frame({className, children}: {className?: string; children: ReactNode}): ReactNode {
  return (
    <div className={clsx(stepped.frame, className)}>
      <div className={stepped.inside}>{children}</div>
    </div>
  );
}
