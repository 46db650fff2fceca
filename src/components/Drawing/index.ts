export {default as List} from './List';
export {Callout} from './Mark';
export {default as Sign} from './Sign';
export {Columns, Window} from './Window';
export {Button, Field, Row, Select, Slider, Toggle} from './controls';
