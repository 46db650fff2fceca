export {default as AppWindow} from './AppWindow';
export {Button, Field, Row, Select, Slider, Toggle} from './controls';
export {default as Dialog} from './Dialog';
export {default as Menu} from './Menu';
export {AppBrowse, AppInstance, AppLibrary, AppMods} from './pages';
export {AppInstanceSettings, AppSettings} from './settings';
