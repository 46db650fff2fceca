import {expect, it} from 'vitest';
import {headScript} from './head';

it('cannot close its script element, and contains the announcement and the versions of Minecraft', () => {
  const script = headScript('</script>');
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(script).toContain('"<\\/script>"');
  expect(script).toContain('"1.21.1"');
});

it('leaves out the code for announcements when there is none', () => {
  expect(headScript('')).not.toContain('docusaurus.announcement');
});
