// Run by the build: a start then reads the trained classifier and the lists of words instead of making them.
import { writeTrained } from './intents';
import { writeWordLists } from './words/words';

writeWordLists();
writeTrained();
