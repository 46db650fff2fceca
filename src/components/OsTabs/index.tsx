import {isValidElement, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import {elementsOf, misuse, oneOf} from '../usage';
import {systemLabel, systems, type System} from './systems';
import styles from './styles.module.css';

interface OsProps {
  /** `windows`, `macos` or `linux`. */
  name: System;
  children?: ReactNode;
}

/**
 * Contains the instructions for one operating system. Only `<OsTabs>` can render this component.
 * @throws Error outside of `<OsTabs>`
 */
export function Os(_props: OsProps): ReactNode {
  return misuse('<Os>', 'must be placed directly inside <OsTabs>.');
}

/** Docusaurus's tabs react only to Enter, but the ARIA pattern also requires Space. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function panelsOf(children: ReactNode): {name: System; content: ReactNode}[] {
  const panels = elementsOf(children).map((child) => {
    if (!isValidElement<OsProps>(child) || child.type !== Os) {
      return misuse(
        '<OsTabs>',
        'accepts only <Os name="windows">, <Os name="macos"> and <Os name="linux"> as children.',
      );
    }
    return {name: oneOf('<Os>', 'name', child.props.name, systems), content: child.props.children};
  });
  if (panels.length === 0) misuse('<OsTabs>', 'needs at least one <Os name="…"> inside.');
  for (const [i, {name}] of panels.entries()) {
    if (panels.findIndex((panel) => panel.name === name) !== i) {
      misuse('<OsTabs>', `has two <Os name="${name}">. Remove one of them.`);
    }
  }
  return panels.sort((a, b) => systems.indexOf(a.name) - systems.indexOf(b.name));
}

/**
 * Renders instructions that differ by operating system as tabs. All tabs on the site share the reader's choice,
 * which is stored in the browser. Without JavaScript and in print, the instructions for all systems are shown under
 * their names.
 * @throws Error if there is no `<Os>`, a system occurs twice, or another child is present
 */
export default function OsTabs({children}: {children?: ReactNode}): ReactNode {
  const panels = panelsOf(children);
  return (
    <div className={styles.os} data-systems={panels.map(({name}) => name).join(' ')}>
      <Tabs groupId="os" className={styles.list}>
        {panels.map(({name, content}) => (
          <TabItem
            key={name}
            value={name}
            label={systemLabel[name]}
            className={clsx(styles.panel, styles[name])}
            attributes={{className: clsx(styles.tab, styles[`${name}Tab`]), onKeyDownCapture: pressOnSpace}}
          >
            <p className={styles.label}>{systemLabel[name]}</p>
            {content}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
