import {expect, it} from 'vitest';
import {headScript} from './head';

it('cannot end the script element it stands in, and names the announcement and the versions of Minecraft', () => {
  const script = headScript('</script>');
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(script).toContain('"<\\/script>"');
  expect(script).toContain('"1.21.1"');
});

it('knows nothing of announcements where there is none', () => {
  expect(headScript('')).not.toContain('docusaurus.announcement');
});
