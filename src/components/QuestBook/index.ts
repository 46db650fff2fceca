export {default as QuestBook} from './QuestBook';
export {default as QuestWindow} from './QuestWindow';
