// Run by the build: a start then reads the trained classifiers and the lists of words instead of making them.
import { writeTrainedCare } from './care/care-classifier';
import { writeTrained } from './intents';
import { writeWordLists } from './words/words';

writeWordLists();
writeTrained();
writeTrainedCare();
