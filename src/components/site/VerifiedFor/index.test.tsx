import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import VerifiedFor from './index';

it('says what was checked, and nothing when nothing was', () => {
  const {container, rerender} = render(<VerifiedFor what="FTB App 1.30.0" />);
  expect(screen.getByText('Facts checked for FTB App 1.30.0')).toBeTruthy();
  rerender(<VerifiedFor what={undefined} />);
  expect(container.innerHTML).toBe('');
});
