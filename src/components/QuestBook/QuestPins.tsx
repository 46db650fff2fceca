import type {ReactNode} from 'react';
import {PartOrDrawing} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Art} from '../Schematic/art';
import game from '../Schematic/game.module.css';
import {misuse, required} from '../usage';
import styles from './overlays.module.css';

interface Pin {
  name: string;
  /** Share done, 0 to 100. */
  percent: number;
  /** Open tasks with their counts. */
  tasks?: string[];
}

interface Props {
  quests: Pin[];
  /** What a sighted reader sees, in words; needed when it stands alone. */
  description?: string;
  caption?: ReactNode;
}

/**
 * The box Pinned Quests on the game screen, at its default place.
 * @throws Error without quests, for a quest without a name, alone without a description
 */
export default function QuestPins({quests, description, caption}: Props): ReactNode {
  if (!Array.isArray(quests) || quests.length === 0) {
    misuse('<QuestPins>', "needs quests: [{name: 'Find wood', percent: 50, tasks: ['Oak Log 4/8']}].");
  }
  return (
    <PartOrDrawing component="<QuestPins>" description={description} caption={caption}>
      <div data-theme="dark" className={game.game}>
        <Frame>
          <div className={styles.world}>
            <span className={styles.land}>
              <Art name="quests" width={64} height={24} />
            </span>
            <div className={styles.pins}>
              <b>Pinned Quests</b>
              {quests.map(({name, percent, tasks = []}) => (
                <div key={name}>
                  {required('<QuestPins>', 'name for each quest', name)}{' '}
                  <span className={styles.percent}>{percent}%</span>
                  {tasks.map((task) => (
                    <div key={task} className={styles.task}>
                      {task}
                    </div>
                  ))}
                </div>
              ))}
            </div>
          </div>
        </Frame>
      </div>
    </PartOrDrawing>
  );
}
