import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Mark, Marked} from '../Schematic/Mark';
import {oneOf, required} from '../usage';
import {checkMarks, Screen, type Marks} from '../Schematic/Screen';
import {Glyph} from '../Schematic/Glyph';
import styles from './team.module.css';

const icons = {owner: 'diamond', officer: 'shield', member: 'tick', ally: 'people'} as const;
type Rank = keyof typeof icons;
const ranks = Object.keys(icons) as Rank[];

const parts = [
  'colour',
  'info',
  'name',
  'chat',
  'allies',
  'invite',
  'properties',
  'members',
  'messages',
  'text',
] as const;
type Part = (typeof parts)[number];

interface Member {
  name: string;
  rank: Rank;
  online?: boolean;
  mark?: number;
}

interface Props {
  /** Name of the party. */
  name: string;
  /** What a sighted reader sees, in words. */
  description: string;
  caption?: ReactNode;
  members: Member[];
  /** Lines of the team chat: who, and what. */
  messages?: [from: string, text: string][];
  marks?: Marks<Part>;
  /** What lies over it: `<Menu>`. */
  children?: ReactNode;
}

/**
 * The screen of FTB Teams for the owner of a party. Its parts follow FTB Teams 2101.1.9.
 * @throws Error without a description, for a member without a name or with an unknown rank
 */
export default function TeamScreen({
  name,
  description,
  caption,
  members,
  messages = [],
  marks = {},
  children,
}: Props): ReactNode {
  checkMarks('<TeamScreen>', marks, parts, parts);
  const button = (part: Part, sign: string) => (
    <Marked mark={marks[part]}>
      <Glyph name={sign} className={styles.button} />
    </Marked>
  );
  return (
    <Screen component="<TeamScreen>" description={description} caption={caption} className={styles.over}>
      <div>
        <div className={styles.bar}>
          <Marked mark={marks.colour}>
            <span className={styles.square} />
          </Marked>
          {button('info', 'info')}
          <span className={styles.name}>
            <Marked mark={marks.name}>
              <span>{required('<TeamScreen>', 'name', name)}</span>
            </Marked>
          </span>
          {button('chat', 'chat')}
          {button('allies', 'people')}
          {button('invite', 'plus')}
          {button('properties', 'cog')}
        </div>
        <div className={styles.halves}>
          <div className={styles.members}>
            {members.map((member) => (
              <span
                key={required('<TeamScreen>', 'name for each member', member.name)}
                className={styles.member}
              >
                <Marked mark={member.mark}>
                  <Glyph
                    name={icons[oneOf('<TeamScreen>', `rank of "${member.name}"`, member.rank, ranks)]}
                    className={clsx(styles.rank, styles[member.rank])}
                  />
                </Marked>
                <span>{member.name}</span>
                {member.online && <span className={styles.online} />}
              </span>
            ))}
            {marks.members !== undefined && (
              <span className={styles.corner}>
                <Mark number={marks.members} />
              </span>
            )}
          </div>
          <div className={styles.chat}>
            <div className={styles.messages}>
              {messages.map(([from, text], i) => (
                <div key={i}>
                  <Marked mark={i === 0 ? marks.messages : undefined}>
                    <span>
                      <span className={styles.from}>{from}:</span> {text}
                    </span>
                  </Marked>
                </div>
              ))}
            </div>
            <Marked mark={marks.text}>
              <span className={styles.text} />
            </Marked>
          </div>
        </div>
      </div>
      {children}
    </Screen>
  );
}
