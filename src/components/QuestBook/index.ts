export {default as QuestBook} from './QuestBook';
export {default as QuestPins} from './QuestPins';
export {default as QuestToast} from './QuestToast';
export {default as QuestWindow} from './QuestWindow';
