import {installLocked} from '../../src/cli/process';

/** Installs the host's runtime before the tests. */
export default () => installLocked(__dirname);
