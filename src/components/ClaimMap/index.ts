export {default as ClaimManager} from './ClaimManager';
export {default as ClaimMap} from './ClaimMap';
export {default as LargeMap} from './LargeMap';
