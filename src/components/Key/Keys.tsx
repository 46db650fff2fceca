import {Fragment, type ReactNode} from 'react';
import Key from '.';

/** Renders alternative keys with a slash between them, or "unbound" if there are none. */
export default function Keys({keys}: {keys: string[]}): ReactNode {
  if (keys.length === 0) {
    return <em>unbound</em>;
  }
  return keys.map((key, i) => (
    <Fragment key={key}>
      {i > 0 && ' / '}
      <Key>{key}</Key>
    </Fragment>
  ));
}
