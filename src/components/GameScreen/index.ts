export {default as Inventory} from './Inventory';
export {default as TeamScreen} from './TeamScreen';
