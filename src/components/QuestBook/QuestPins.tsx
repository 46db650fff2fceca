import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Screen} from '../Schematic/Screen';
import parts from '../Schematic/parts.module.css';
import {misuse, required} from '../usage';
import styles from './overlays.module.css';

interface Pin {
  name: string;
  /** Share done, 0 to 100. */
  percent: number;
  /** Open tasks with their counts. */
  tasks?: string[];
}

/**
 * The box Pinned Quests on the game screen, at its default place.
 * @throws Error without quests, for a quest without a name, alone without a description
 */
export default function QuestPins({quests, ...drawing}: DrawingProps & {quests: Pin[]}): ReactNode {
  if (!Array.isArray(quests) || quests.length === 0) {
    misuse('<QuestPins>', "needs quests: [{name: 'Find wood', percent: 50, tasks: ['Oak Log 4/8']}].");
  }
  return (
    <Screen component="<QuestPins>" {...drawing} world className={styles.world}>
      <div className={styles.pins}>
        <b>Pinned Quests</b>
        {quests.map(({name, percent, tasks = []}) => (
          <div key={name}>
            {required('<QuestPins>', 'name for each quest', name)}{' '}
            <span className={parts.started}>{percent}%</span>
            {tasks.map((task) => (
              <div key={task} className={styles.task}>
                {task}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Screen>
  );
}
