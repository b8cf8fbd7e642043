/** Self-harm, or the wish to be dead. */
export const crisis = `
suicid*|=suicd*|suizid*|suicidi*|suizide|suisid*|sucid*|=sewerslide|=sewerside|=sewercide|unaliv*|selfharm*|=kms|=kys|=ctb|selbstmord*|freitod|selbsttot*|selbstverletz*|lebensmud*|todessehnsucht|todeswunsch|suicidarme|matarme|autolesi*|zelfmoord*|zelfdod*|zelfbeschadig*|zelfverwond*|levensmoe|samoboj*|samookalecz*|hangmyself|noose
SWALLOWED|TOOK ..10 purpose|deliberate*|=absichtlich|=adrede|=proposito|=expres|=celowo|=specjalnie

[en]
self ..1 harm*|injur*|mutilat*|destruct*
sewer|toaster ..1 slide|bath
=sue ..1 side
commit* ..2 suic*|=die|=sudoku|sewer*|unaliv*
kill*|=kil|hurt|hurting|hurts|harm|harming|harms|hang|hanging|shoot*|cut|cutting|drown*|stab*|poison*|destroy*|end|ending|delete|remove|off|offing|top|burn|burning|starve|starving|choke|overdos*|punish|=od|electrocut* ..1 REFLEX|=mself
kill*|harm*|hurt*|hang*|=end|cut*|=off =my|=me self
=do REFLEX ..1 =in
want*|going|need|gonna|will|should|might|could|gotta|=to =kill* ..2 wife|husband|boss|=him|=her|=them|people|everyone|everybody|someone|somebody|mother|mom|mum|dad|father|neighbor*|neighbour*|family|=kids|children
please|someone|somebody|anyone|anybody|just|want|wants|wish|could|can|enough|=pills|=capsules|=to|god|=they|=you|lord =kill* =me
=kill =me $
kill|killing|=end|=take|=taking|=took|=taken|=ending|=ended|=lose ..1 =my|=mine|=his|=her|=their|=ones ..1 =own ..1 =life|=lives
=take|=taking|=took =my|=his|=her|=their =life|=lives
=end|=ending|=ended|=finish ..1 =my|=his|=her|=their ..1 =life|=existence|=suffering|=misery|=story
=end|=ending it ..1 =all|=now|=tonight|=here|=already|=myself|=forever|=today|=soon|=permanently
WISH|=just|=should|=might|=could|=will|=how ..2 =to ..1 =end =it
WISH|=just|=should|=might|=could|=will ..2 =end =it|=everything $
=end|=ending ..1 =everything|=things =for =good
=ending =everything|=things $
WISH ..2 =to ..1 =end =things|=everything|=all
=end ..1 =my|=the =rope
cutting ..1 =helps|=relieves|=calms|=feels
=take|=taking ..12 =on =purpose
=dying|=death|=dead ..2 =easier|=better|=relief|=peaceful
=end|=ending ..1 =my|=his|=her =lyfe|=lief|=lfe
WISH ..1 =to ..1 disappear|vanish ..1 forever|=permanently
=longer|=nolonger ..2 =want|=wish|=feel ..3 =live|=living|=alive|=exist*
WISH ..2 =to ..2 =die|=dei|=dieing|=perish
WISH ..2 =to =dye $
=i|=im|=me|=myself|=gonna ..6 =die|=dieing|=dying|=dead
=die =now|=today|=tonight|=alone|=please|=already
WISH|=let|=let's ..2 =me|=i ..2 =die
=i ..2 =could|=would|=will|=should|=can|=might ..2 =die
WISH|=better|=rather|=were|=was|=be|=being|=feel ..2 =dead =inside|$
better|rather|prefer ..2 =off|=be ..1 =dead|=gone|=without
WISH ..3 =was|=were|=be|=being =dead|=gone
dead|=death ..2 =better|=only|=easier|=preferable|=peaceful
WISH|=ready|=thoughts|=longing|=craving|=welcome ..2 =death|=dying
death ..1 =wish
NEG ..2 =want|=wanna|=wish|=wants|=care|=deserve|=desire|=feel|=reason|=reasons|=point|=purpose|=worth|=enjoy|=able|=strength|=energy|=keep|=bear|=stand|=see|=interested|=will|=bother ..4 =live|=living|=alive|=exist*|=wake|=life|=breathing
=cant ..1 =live|=exist ..2 =like|=anymore|=any|=without|=this|=with|$
NEG ..2 =want|=wanna|=wish ..3 =be ..1 =here|=around|=alive|=awake|=on ..2 anymore|=longer|=earth|=world|=planet|=tomorrow|$
=nothing|=no|=reason ..2 =live|=living =for
what|whats|=is|=no|=not|=see ..3 point|reason|purpose ..3 living|alive|life|existing|carrying
=life ..2 =not|=isnt|=aint|=no ..1 =worth|=meaning|=point|=longer
=life ..2 pointless|meaningless|worthless|unbearable|=hell
=worth ..1 living
tired|=sick|=done|=fed|=bored|exhausted|=finished|=weary ..3 living|=life|existing|alive|everything|breathing
=hate|=hating|=loathe ..2 =life|myself|living|existing
=hate =my =life|self
=i ..1 =hate myself
=cant|=not|=dont ..2 =go =on ..1 like|=anymore|=any|=living|=this|=with|$
=cant|=cannot ..2 =take|=do|=handle|=bear|=stand|=cope|=continue ..2 anymore|=longer
=cant|=cannot =go =on|=cope
=give|=giving|=gave|=given ..1 =up ..2 =on ..1 =life|=living|=everything|=myself
nobody|noone|everyone|everybody|world|family|people|=they|=one|=kids|=wife|=husband|anyone|=who ..5 better|happier|=off|=miss|=notice|=care ..4 =without|=gone|=dead|=died|=disappeared ..2 =me|=i|$
better|happier =without =me
nobody|noone|=one|=anyone|=anybody ..3 =miss =me
=wish ..4 =never|=not|=wasnt ..2 =born|exist*
=i|=me ..1 =never|=not|=dont|=didnt|=wont ..4 =wake|=waking|=woke ..1 =up|again
=i ..3 =dont|=never ..4 =wake|=waking|=woke ..1 =up|again
=wish|=hope|=hopefully|=want|=would|=rather|=better ..8 =never|=not|=dont|=didnt|=wont ..4 =wake|=waking|=woke ..1 =up|again
=sleep|=asleep|=bed|=to ..1 =never|=not ..1 =wake ..1 =up|again
=i ..3 =sleep|=asleep|=bed ..2 =never|=not|=wont|=dont ..3 =wake ..1 =up|again
=never =wake|=waking ..1 =up|again
=not =waking =up ..2 =would|=sounds|=seems|again|=tomorrow
=dont|=never ..2 =wake =me
=go ..1 =to ..1 =sleep ..3 =never|=not
sleep ..3 forever
=i ..2 =want|=wish|=like|=hope|=need ..2 =to ..1 disappear|vanish|=stop =existing
=i ..1 =want|=could|=just ..2 disappear|vanish ..1 forever|$
=want|=wish|=need|=make ..2 =it|=this|=pain|=everything|=suffering|=all|=hurting ..3 =stop|=end|=over|=gone ..1 forever|$
=i ..5 worthless|hopeless|=burden|useless
=no ..1 hope ..1 left|anymore|=for|=me
ways|=way|=how|method*|painless*|easiest|=places ..3 =to ..2 =die|suicide
=end|=die|=go|=dying ..4 painless*
=dose|=dosage|=amount|=quantity|=number ..3 lethal|=fatal|deadly
painless* ..2 =death|=way|=exit|=method|=die|=end
=how ..2 =many|=much|=few ..9 =die|=kill|lethal|fatal|deadly|=overdose|=od|=death|=dead
lethal|fatal|deadly dose|amount|quantity|dosage|number|=level
=enough ..4 =to ..1 =die|=kill|=od|=end|=overdose
jump* ..4 bridge|roof|building|window|=train|balcony|cliff|tracks|=subway
=front ..2 =train|=truck|=bus
slit*|slash*|=cut|=cuts|cutting|cutted ..3 wrist*|=veins|=wirsts
=goodbye|=farewell ..1 =cruel|=world|=everyone|forever|=letter|=note
=last ..1 =goodbye|=note|=letter|=day ..1 =alive|=earth|$
my ..2 =last|=final ..1 =day|=night|=goodbye|=message
=if =i ..2 =died|=die|=disappear*|=were|=was ..1 =dead|=gone|$
=if =i =died|=die|=killed
overdos*|=od ..4 purpose|intention*|deliberate*
WISH ..3 overdos*|=od
=i ..3 =not =be =here|=around|=alive ..2 =tomorrow|=longer|=morning|$
=i =wont =be =here|=around|=alive
=dont|=not ..1 =care ..2 =live|=die|=alive
cutting ..1 myself|again
no ..1 =will =to =live
=lost|=losing ..2 =will ..1 =live
=leave|=leaving ..2 =this =world|=earth|=planet|=life
=why|=wonder|=question ..3 =i|=am ..2 =alive|=living|=existing|=exist|=born
NEG ..3 =can ..2 =keep|=carry|=go ..1 =going|=on|=living
=see ..1 =no =future|=tomorrow
=only =way =out

[de]
=nimmer ..2 =leben
=niemand|=keiner ..3 vermiss*
=niemand ..3 =missen
=mich|=dich|=sich|=mir|=uns ..5 umbring*|umzubring*|umgebracht|toten|=tote|erschiess*|erhang*|aufhang*|aufzuhang*|ertrank*|vergift*|ritz*|=verletzen|=verletze|aufschneid*
umbring*|umzubring*|umgebracht|erhangen|totet
=bring* ..2 =mich|=sich ..3 =um
ritz*|=verletze|=schneide|=tote|=hasse =mich
=mir|=sich|=mich ..4 antu*|anzutun|=antue
=mir|=sich|=mein ..3 =leben ..2 nehm*|=genommen|=nimmt
=leben ..2 beend*|=beenden
=leben ..3 =ende ..2 setz*|=machen|=bereiten
=will|=mocht*|=wollte|=wurde|=wunsch* ..4 sterben|=tot|verreck*|krepier*|abkratz*|=verschwinden
sterben =will|mochte|wollen|=wollte
=nicht|=nimmer|=nichtmehr ..1 =mehr ..3 =leben|=weiterleben|=weiter|aufwach*|aufzuwach*|=hier ..1 =sein|=da
=nicht|=nie ..1 =mehr ..3 =leben|=weiterleben|aufwach*|aufzuwach*|=exist*
=nicht =mehr ..2 =da ..1 =sein
kein* ..3 lebenswill*|lebensmut|lebenslust|lebenssinn
kein* ..2 =bock|=lust|=kraft|=grund|=sinn|=wert ..6 =leben|=weiterleben
=leben ..3 kein*|=nicht|=ohne|=satt|=leid ..2 =sinn|=mehr|=wert|$
=sinn ..2 =leben* ..2 =nicht|$
=ich ..1 =kann|=will|=halt* ..4 =nicht =mehr|=langer $
=ich ..1 =halte|=ertrage|=pack|=schaffe ..2 =nicht =mehr
=tot ..1 =sein|=ware
=ware|=war ..3 =tot|=gestorben|=geboren
=ohne =mich ..2 =besser
=besser ..5 =ohne =mich
=alles ..1 =beenden
=schluss ..3 =leben|=allem
=dach|brucke|=hochhaus|=zug|=fenster ..4 spring*|werf*|sturz*
schmerzlos* ..3 sterben|=tod|=sterbe
todlich* =dosis|=menge|=uberdosis
=wie ..1 =viel* ..9 =sterben|todlich*|=sterbe|=stirbt|umzubringen
=hasse ..2 =leben|=mich

[es]
=nadie ..3 extranar*|=extrana|=echaria
preferiria|prefiero ..3 =muerto|=muerta|morir
=matar|=mato|=matare ..1 =me|$
=mate =me
=me ..3 =matar|=suicidar|=ahorcar|=quitar|=mato
matarme|matarse|suicidar*|ahorcarme|colgarme|dispararme|morirme
quiero|quisiera|ganas|deseo|prefiero|desearia|gustaria|deberia|=voy|pienso|prefiriria|=qiero|=kiero|kisiera|pensando ..4 morir*|=muerto|=muerta|desaparecer|matarme|quitarme|matarse
=dormir ..3 =siempre
=no|=sin ..2 quiero|deseo|=vale|merece|soporto|aguanto|=ganas|=razon|=razones|=motivo|=motivos|=kiero|=sentido ..5 vivir|viviendo|=vida|existir|despertar*|=seguir ..1 =aqui|$
=sin ..1 =ganas ..2 =vivir|=vida|=nada
=no =quiero ..2 =seguir|=estar ..1 =asi|=viv*|=aqui|=mas|=vivo|=viva|$
=no ..1 =puedo|=aguanto|=soporto ..1 =mas $
=ya =no ..1 =puedo|=aguanto|=soporto ..1 =mas
quitar*|=quito|=quite ..2 =vida
acabar|terminar|=poner|acabo|=ponerle ..3 =vida|conmigo|sufrimiento|=existencia
acabar =con =todo
=hacerme|=hacerse|=me ..2 =dano|=daño
=cortarme|=cortar|=corto ..2 =venas|=munecas|$
autolesi*|=cortarme
tirarme|=saltar|lanzarme ..4 puente|=tren|ventana|balcon|=edificio|=azotea
ojala|desearia ..4 muriera|muerto|muerta|nacido|=muriese
estaria*|=estarian|=estara ..2 mejor* ..2 muerto|muerta
estaria*|=estarian|=estara ..2 mejor* ..2 =sin =mi
=me ..1 =corto|=cortando|=corte ..2 =otra|=nuevo|=mismo|=misma|$
mejor ..1 =sin =mi
cansad*|hart* ..2 vivir|=vida|=todo
odio ..2 =vida|=mismo|=misma
=vida ..3 =no ..2 =sentido|=vale
dosis ..1 letal|mortal
=no =tengo ..2 vivir
cuantas ..8 =morir|=matarse|=letal|=mortal

[nl]
=wil|=wilde|=wou|=zou|=liever|=wens|=willen ..4 =dood|sterven|doodgaan|=doodzijn|=verdwijnen
=dood ..1 =wil|=wilde|=zijn|=was|=willen|=gaan $
=wou|=was ..3 =dood =was|$
=niet|=nooit ..1 =meer ..2 =leven|=wakker|=bestaan|=verder|=levend
=niet|=nooit ..1 =meer ..2 =er|=hier ..1 =zijn
=er|=hier ..1 =niet|=nooit =meer ..1 =zijn|=wezen
=einde ..4 =leven
=einde =aan =maken
=leven ..2 =beeindig*|=zat|=moe|=beu|=niet|=zinloos ..3 =waard|=meer|$
=mezelf|=mijzelf|=zelf|=zichzelf|=mezlf ..4 =doden|=dood|=kant|ombreng*|ophang*|=hangen|snijd*|=snij|verhang*|=pijn|=aandoe*|=doen|=doe|=beschadig*|vermoord*|verdrink*|verwond*|=maken
snij*|=haat|=vermoord* ..1 mezelf|=mijzelf
=van =kant ..2 mak*|=maken
=uit =het =leven ..1 stap*
=geen ..3 =zin|=reden ..5 =leven
=ik ..1 =kan|=trek ..2 =niet =meer $
=beter ..5 =zonder =mij|=me
=spring* ..3 =brug|=trein|=dak|=flat
=trein|=brug|=dak ..2 spring*
dodelijke dosis|=hoeveelheid|=aantal
=haat ..2 =leven|mezelf
=hoeveel ..8 =dood|dodelijk*|=sterven

[pl]
=nikt ..4 =tesknil*|=brakowal*|=zauwazyl*|=plakal*
=po =co ..2 =zyc|=zyje
=chc*|chcial*|=wole|=wolal*|=ochote|=chce|=chcem|=pragn* ..5 umrzec|zginac|zniknac|smierci|=umierac|umrze* 
umrzec|zginac ..2 =chc*|=wole
zabic|zabije|zabijam|zabij|powiesic|powiesze|otruc|pociac|utopic|zabijac|zastrzelic ..1 =sie|=siebie
=sie|=siebie ..2 zabic|zabije|powiesic|zabijam|otruc|pociac|utopic|zastrzelic
=ciac|=tne|=potne|=kalecze =sie
=sie =tne|=kalecze|=okaleczam
=wole|=wolal* =nie =zyc
=nie ..3 =chc*|=mam|=widze|=warto|=dam ..5 =zyc|=zycia|=istniec|=obudzic|=zycie|=sensu
=nie ..2 =chce|=mam|=umiem|=potrafie ..3 =juz ..3 =zyc
=nie =ma ..1 =sensu ..3 =zyc|$
odebra*|odbior* ..3 =zycie
skoncz*|zakoncz*|konczyc|koncze ..2 =soba|=zyciem|=zycie|=wszystko|=zycia
=targn* ..4 =zycie
sobie|=siebie|=sie ..3 krzywd*
=krzywde ..1 =sobie
=mam ..1 =dosc ..2 =zycia|=wszystkiego
=nie =mam ..1 =juz ..1 =sil|=sily
lepiej|lepszy ..5 =beze =mnie
=beze =mnie ..3 lepiej|=lepszy
=soba|=zyciem ..2 skoncz*|zakoncz*
=zycie ..3 sensu|=bezsensu
skocz* ..4 =mostu|=dachu|=okna|=pociag
smierteln* =dawk*
nienawidz* ..2 =zycia|=siebie|=zycie
=ile ..8 =umrzec|=smierteln*|=zabic|=umarl*
=nie =chce ..1 =juz ..1 =byc
`;
