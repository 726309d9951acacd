// The first sheet fixes the order of layers; the others may come in any order.
import '~/theme/css/layers.css';
import '~/theme/css/reset.css';
import '~/theme/css/tokens.css';
import '~/theme/css/base.css';
import '~/theme/css/print.css';
import './splash.css';
import './holdPictures.css';
