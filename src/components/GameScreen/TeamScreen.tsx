import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph, type Tone} from '../Schematic/Glyph';
import {Mark, Marked} from '../Schematic/Mark';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {oneOf, required} from '../usage';
import styles from './team.module.css';

const ranks = {
  owner: ['diamond', 'alert'],
  officer: ['shield', 'blue'],
  member: ['tick', 'muted'],
  ally: ['people', 'muted'],
} as const satisfies Record<string, [glyph: string, tone: Tone]>;
type Rank = keyof typeof ranks;

const markable = [
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
type Part = (typeof markable)[number];

interface Member {
  name: string;
  rank: Rank;
  online?: boolean;
}

interface Props extends DrawingProps {
  /** Name of the party. */
  name: string;
  members: Member[];
  /** Lines of the team chat: who, and what. */
  messages?: [from: string, text: string][];
  marks?: Marks<Part>;
  /** What lies over it: `<Menu>`. */
  children?: ReactNode;
}

function MemberRow({member: {name, rank, online}}: {member: Member}): ReactNode {
  required('<TeamScreen>', 'name for each member', name);
  const [glyph, tone] = ranks[oneOf('<TeamScreen>', `rank of "${name}"`, rank, Object.keys(ranks) as Rank[])];
  return (
    <span className={parts.row}>
      <Glyph name={glyph} tone={tone} />
      {name}
      {online && <span className={styles.online} />}
    </span>
  );
}

function Bar({name, marks}: {name: string; marks: Marks<Part>}): ReactNode {
  const button = (part: Part, glyph: string) => (
    <Glyph name={glyph} tone="muted" size={16} mark={marks[part]} />
  );
  return (
    <div className={parts.bar}>
      <Marked mark={marks.colour}>
        <span className={styles.colour} />
      </Marked>
      {button('info', 'info')}
      <span className={clsx(parts.title, styles.name)}>
        <Marked mark={marks.name}>{required('<TeamScreen>', 'name', name)}</Marked>
      </span>
      {button('chat', 'chat')}
      {button('allies', 'people')}
      {button('invite', 'plus')}
      {button('properties', 'cog')}
    </div>
  );
}

/**
 * The screen of FTB Teams for the owner of a party. Its parts follow FTB Teams 2101.1.9.
 * @throws Error without a description, for a member without a name or with an unknown rank
 */
export default function TeamScreen({
  name,
  members,
  messages = [],
  marks = {},
  children,
  ...drawing
}: Props): ReactNode {
  checkMarks('<TeamScreen>', marks, markable);
  return (
    <Screen component="<TeamScreen>" {...drawing} className={clsx(parts.layers, styles.over)}>
      <div>
        <Bar name={name} marks={marks} />
        <div className={styles.halves}>
          <div className={styles.members}>
            {members.map((member) => (
              <MemberRow key={member.name} member={member} />
            ))}
            {marks.members !== undefined && (
              <span className={styles.corner}>
                <Mark number={marks.members} />
              </span>
            )}
          </div>
          <div className={styles.chat}>
            <div className={parts.stack}>
              {messages.map(([from, text], i) => (
                <Marked key={i} mark={i === 0 ? marks.messages : undefined}>
                  <span>
                    <span className={parts.muted}>{from}:</span> {text}
                  </span>
                </Marked>
              ))}
            </div>
            <Marked mark={marks.text}>
              <span className={parts.field}>&nbsp;</span>
            </Marked>
          </div>
        </div>
      </div>
      {children}
    </Screen>
  );
}
