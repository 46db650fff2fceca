import * as z from 'zod';
import {
  checkValue,
  fileShape,
  groupShape,
  id,
  inVersions,
  line,
  notes,
  since,
  text,
  valueShape,
  valueTexts,
} from './common';

const permission = z
  .strictObject({
    node: line.describe('Full node, with <…> for variable parts.'),
    does: text,
    ...valueShape,
    falls_back: line.optional().describe('Option or rule that applies if no rank sets the node.'),
    takes_effect: text.optional().describe('When a change takes effect.'),
    since,
    notes,
    in: inVersions({does: text, ...valueTexts, falls_back: line, takes_effect: text, notes}),
  })
  .superRefine(checkValue);

export const permissions = z.strictObject({
  ...fileShape,
  groups: z.record(
    id,
    z
      .strictObject({
        ...groupShape,
        from: z
          .string()
          .regex(/^(commands|config)\/[a-z0-9/_-]+$/, 'commands/<file> or config/<file>')
          .optional()
          .describe('File whose nodes are included: config/ftb-essentials, commands/ftb-essentials.'),
        nodes: z.array(permission).optional().describe('Nodes that no other file contains.'),
      })
      .refine((group) => group.from || group.nodes?.length, {
        message: 'a group needs "from" or "nodes"; add one of them',
      }),
  ),
});

export type Permission = z.infer<typeof permission>;
export type PermissionFile = z.infer<typeof permissions>;
