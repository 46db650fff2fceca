export {default as ConfigScreen} from './ConfigScreen';
export {default as GameChat} from './GameChat';
export {default as Inventory} from './Inventory';
export {default as ItemPicker} from './ItemPicker';
export {default as NbtEditor} from './NbtEditor';
export {default as PartyScreen} from './PartyScreen';
export {default as TeamScreen} from './TeamScreen';
export {default as UltiminePanel} from './UltiminePanel';
