import {useId, useState, type ReactNode} from 'react';
import {decide, type Decision, type Rank} from '@site/src/check-files/engine/decide';
import tool from '../tool.module.css';

function Answer({decision, node}: {decision: Decision | undefined; node: string}): ReactNode {
  if (!decision) {
    return 'None of these ranks has a value for this node. The default of the mod or the game applies.';
  }
  return (
    <>
      <code>{decision.value}</code>: the rank <strong>{decision.rank.name}</strong> decides
      {decision.node === node ? (
        ', because it has exactly this node'
      ) : (
        <>
          {' '}
          by its broader node <code>{decision.node}</code>
        </>
      )}
      .
    </>
  );
}

/** Renders a form that shows which rank determines the value of a node for a player with the selected ranks. */
export default function RanksView({ranks}: {ranks: readonly Rank[]}): ReactNode {
  const id = useId();
  const [node, setNode] = useState('command.home');
  const [active, setActive] = useState<ReadonlySet<string>>(new Set());
  const decision = decide(
    ranks.filter((rank) => active.has(rank.id)),
    node.trim(),
  );
  const toggle = (rank: string, isActive: boolean) =>
    setActive(
      (before) => new Set(isActive ? [...before, rank] : [...before].filter((each) => each !== rank)),
    );
  return (
    <section aria-label="Which rank decides">
      <h3>Which rank decides</h3>
      <fieldset className={tool.fields}>
        <legend>Ranks of the player</legend>
        {ranks.map((rank) => (
          <label key={rank.id}>
            <span>
              <input
                type="checkbox"
                checked={active.has(rank.id)}
                onChange={({target}) => toggle(rank.id, target.checked)}
              />{' '}
              {rank.name}, power {rank.power}
              {rank.condition !== undefined && <>, when {rank.condition}</>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={tool.fields}>
        <label htmlFor={id}>
          <span>Permission node</span>
          <input
            id={id}
            className={tool.field}
            value={node}
            autoComplete="off"
            spellCheck={false}
            onChange={({target}) => setNode(target.value)}
          />
        </label>
      </div>
      <p role="status">
        <Answer decision={decision} node={node.trim()} />
      </p>
    </section>
  );
}
