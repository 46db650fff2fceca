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

/** Instructions for one system. Only `<OsTabs>` renders it. */
export function Os(_props: OsProps): ReactNode {
  return misuse('<Os>', 'belongs directly inside <OsTabs>.');
}

/** Docusaurus's tabs react to Enter only; the ARIA pattern also requires Space. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function panelsOf(children: ReactNode): {name: System; content: ReactNode}[] {
  const panels = elementsOf(children).map((child) => {
    if (!isValidElement<OsProps>(child) || child.type !== Os) {
      return misuse('<OsTabs>', 'takes only <Os name="windows">, <Os name="macos"> and <Os name="linux">.');
    }
    return {name: oneOf('<Os>', 'name', child.props.name, systems), content: child.props.children};
  });
  if (panels.length === 0) misuse('<OsTabs>', 'needs at least one <Os name="…"> inside.');
  for (const [i, {name}] of panels.entries()) {
    if (panels.findIndex((panel) => panel.name === name) !== i) {
      misuse('<OsTabs>', `has two <Os name="${name}">.`);
    }
  }
  return panels.sort((a, b) => systems.indexOf(a.name) - systems.indexOf(b.name));
}

/**
 * Instructions that differ by system. The choice is shared by all tabs of the site and stored. Without JavaScript and on
 * paper, the text of every system is shown under its name.
 * @throws Error for children other than `<Os>`, for a system named twice, for none
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
