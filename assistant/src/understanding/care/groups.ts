/**
 * Groups of words used in the care rules, by language; those before the first language are of all. Folded. A rule with
 * a group is one rule for each language, so that words of two languages never complete each other.
 */
export const groups = {
  SELF: 'en: =i =me myself =my de: =ich =mich =mir mein* =mein es: =yo =me =mi nl: =ik =mij =me mijn pl: =ja =mnie =mi =moj* =mam',
  MINE: 'en: =i =my =me =our =we =he =she =his =her de: =ich =mein* =meine =unser* =er =sie =habe =hab =bin es: =mi =mis =tengo =me =nuestr* nl: =ik =mijn =mn =ons =onze =hij =zij =heb pl: =mam =moj* =ma =on =ona =mnie =mi =moja =nasz*',
  NEG: 'en: =not =no =dont =dnt =cant =cnt =couldnt =wont =doesnt =didnt =isnt =never =nothing =without =nobody =barely =hardly =scarcely =aint =havent =unable de: nicht =nich =nix kein* =kaum =nie nl: =niet =geen =nooit nauwelijks es: =ni =no =nunca =sin =apenas pl: =nie =bez =brak =ledwo =ledwie',
  REFLEX:
    'myself =mself =meself =my-self mysel myslf myelf himself herself themselves themself yourself ourselves oneself',
  WISH: '=want =wants =wanted =wanting =wish =wishing =like =need =hope =hoping =going =ready =plan =planning =planned =try =trying =tried =rather =prefer =deserve =about =decided =tempted =think =thinking =thought =thoughts =consider* =fantasi* =dream* =love =gotta =wnat =wan =wnt =waant',
  PEOPLE:
    'en: =child =children =kid =kids =toddler* =infant* =baby =babies =son =sons =daughter* =newborn* =niece =nephew =grandson =granddaughter =grandchild* =boy =girl de: kind* =sohn =tochter =baby =enkel* =nichte =neffe =kleinkind* =saugling* =kleine =kleiner es: =hijo* =hija* =nino* =nina* =bebe* =nieto* =nieta* nl: =kind =kinderen =baby =zoon =zoontje =dochter* =kindje* =kleinzoon =kleindochter =kleinkind* =peuter* =kleuter* pl: =dziecko =dziecka =dziecku =dzieci* =syn =syna =synek =synka =synowi =corka =corki =corce =corke =coreczka =niemowl* =wnuk* =wnuczka =wnuczki',
  UNIT: 'capsul* =caps =cap =pill =pills softgel* =gel =gels =gelcaps tablet* =tabs =tab =gummies =gummy =drops =packs kapsel* kapsul* pillen =pille =pil tablette* pastill* comprimid* =perlas =gomitas kapsulk* pigulk* tabletk* =zelki =zelek =kaps =pcs =pieces =sweets =doses =servings de: =stuck nl: =stuks pl: =sztuk',
  CONTAINER:
    'blister* sachet* en: =bottle =bottles =jar =jars =tub =tubs =tube =tubes =tin =tins packet* =pack =packs =package* pouch* =bag =bags =baggie* =strip =strips =sleeve =box =boxes =carton* container* canister* =can =vial =vials =pot =pots =case =envelope =wrapper =sheet =tray =dispenser* =refill =supply =stash de: packung* flasche* =flaschchen =dose =dosen =doschen =glas =glaser =glaschen beutel* =tute =tuten =tutchen schachtel* streifen =rohrchen =tube packchen =paket =karton behalter* es: =bote =botes =botecito botella* frasco* =tarro* =bolsa =bolsas bolsita* =sobre =sobres =caja =cajas =cajita paquete* envase* =tira =tiras =tableta =tubo =lata =latas recipiente* estuche* nl: =pot =potje* =potten =fles =flesje* =flessen =doos =doosje* =dozen =zak =zakje* =zakken =strip =strips verpakking* =pak =pakje* =pakken =koker* =blik =blikje =bus =busje =buisje =tube pl: opakowan* butel* sloik* sloiczk* pudelk* paczk* =paczek torebk* =torba =torbe woreczek* woreczk* =worek saszetk* =listek =listki =tubke fiolk* puszk* pojemnik*',
  WHOLE:
    'en: =whole =entire =full =complete =all de: =ganz =ganze =ganzen =ganzes =ganzer komplett* gesamt* =alle =allen =samtliche =vollstandig* es: =toda =todo =todas =todos =entero =entera =enteros =enteras =completo =completa =completos =completas nl: =hele =heel =alle =volledige =complete pl: =cale =caly =cala =calej =calego =wszystkie',
  /** Of a container only: half a capsule is a small dose. */
  HALF: 'en: =half =most de: =halbe =halben =halbes =halb es: =medio =media =mitad nl: =halve =half pl: =pol =polowe',
  EVERYTHING: 'en: =everything =all =contents de: =alles es: =todo nl: =alles pl: =wszystko',
  INSIDE:
    'en: =inside =left =in de: =drin =drinnen =war es: =habia =quedaba =dentro nl: =erin =zat =over pl: =srodku =bylo',
  /** Only with the mouth; in the languages that put it last also 'taken'. */
  SWALLOWED:
    'en: swallowed =swalowed =licked =gulped =downed =necked =chugged =guzzled =scoffed =inhaled =wolfed =devoured =munched =popped =chewed =ate =eaten =drank =drunk =consumed =ingest* =polished =shovel* de: *schluckt *schluckte *gegessen *gefressen *getrunken *genommen =verputzt *geworfen *reingezogen es: =tragado =tragarme =trague =trago =tragaron =ingerido =ingeri =ingirio =comido =comi =comio =bebido =bebio =bebi =zampado =zampe =engullido =engullo nl: *geslikt *slikte *gegeten *gedronken *gesnoept *genomen =verorberd =gewerkt pl: polkne* =polkn* polyka* zjadl* najadl* =zjedzon* =lykn* wypi*',
  TOOK: 'en: =took =taken =tookk =toke =had de: =nahm es: =tomado =tome =tomo =tomaron =tomaste nl: =nam pl: wziel* =wzial wziela* wziela wzial* zazyl* =przyjalem =przyjelam przyjal*',
  EMPTIED:
    'en: =emptied =empties =finished =drained de: =leergemacht =leer =geleert =ausgetrunken es: =vaciado =vacio =vacie =terminado =acabado nl: =leeggemaakt =leeg pl: =oproznil* =oprozni* =pusta =puste =pusty',
  NUMBERWORD:
    'en: =eight =nine =ten =eleven =twelve =thirteen =fourteen =fifteen =sixteen =seventeen =eighteen =nineteen =twenty =thirty =forty =fourty =fifty =sixty =seventy =eighty =ninety =hundred dozen* de: =acht =neun =zehn =elf =zwolf =dutzend* =funfzehn =zwanzig =dreissig =vierzig =funfzig =sechzig =siebzig =achtzig =hundert es: =ocho =nueve =diez =once =doce =docena* =quince =veinte =treinta =cuarenta =cincuenta =sesenta =setenta =ochenta =cien nl: =acht =negen =tien =twaalf =dozijn =vijftien =twintig =dertig =veertig =vijftig =zestig =zeventig =honderd pl: =osiem =dziewiec =dziesiec =dwanascie =tuzin =pietnascie =dwadziescia =trzydziesci =czterdziesci =piecdziesiat =szescdziesiat =sto =kilkanascie =kilkadziesiat',
  HEAP: 'en: =handful* =bunch =lots =load =loads =fistful =ton =tons =hundreds =many de: =handvoll =haufen =viele =unmengen es: =punado* =monton =montones =muchas =muchos =muchisimas nl: =handvol =heleboel =veel pl: =garsc =garscie =duzo =mnostwo =sporo =wiele',
  /** After a number of capsules that is not followed by their name: 'swallowed thirty, help'. */
  AFTERNUMBER:
    '$ =and =help =what =last =today =now =yesterday =tonight =ago =so =but =then =atonce =already =i =he =she =they =please =pls =is =feel =feeling',
  ACCIDENT:
    'en: =mistake =mistakenly accidental* =wrongly de: versehen* =versehentlich =irrtumlich es: =error =accidente =querer =equivocacion nl: =ongeluk =ongelukkig =vergissing pl: pomylk* =pomylce przypadk* =niechcacy =omylk*',
  MINOR: '0-17',
  AFTERAGE:
    '=years =year =yrs =yr =yo =old =and =but =so =can =is =may =should =will =do =does =what =which =how =am =i =in =now =male =female =m =f =girl =boy =okay =ok =safe =too =or =if =would =jears =want =need =my =then =today =next =also =not $',
  MINORWORD:
    'en: =five =six =seven =eight =nine =ten =eleven =twelve =thirteen =fourteen =fourten =fifteen =fiveteen =sixteen =sixten =seventeen =seventen de: =funf =sechs =sieben =acht =neun =zehn =elf =zwolf =dreizehn =vierzehn =funfzehn =sechzehn =siebzehn es: =diez =once =doce =trece =catorce =quince =dieciseis =diecisiete nl: =tien =elf =twaalf =dertien =veertien =vijftien =zestien =zeventien pl: =trzynascie =czternascie =pietnascie =szesnascie =siedemnascie',
  FACE: 'en: =face =lip =lips tongue throat =mouth =airway* =eyelid* =neck de: =gesicht =lippe* =zunge =hals =rachen =mund =kehle es: =cara =labio* =lengua =garganta =boca =parpado* nl: =gezicht =lip =lippen =tong =keel =mond pl: =twarz =twarzy =warg* =jezyk =jezyka =gardlo =gardla =buzia =usta',
  SWELL:
    'en: swell* swollen =swole =swolen =swolled =ballooned =closing =closes de: geschwollen* =schwillt =schwellung* =anschwell* =angeschwollen es: hinchad* hinchaz* =hincha =hinchan =inflamad* =cierra =cerrando nl: =opgezwollen =gezwollen =zwelt =zwelling* =opgezet pl: spuchn* opuch* =puchn* =zaciska',
  PART: 'en: =stomach =belly =tummy =head =skin =eye =eyes =back =leg =legs =arm =arms =hand =hands =foot =feet =knee =knees =joint =joints =kidney* =liver =heart =chest =throat =body =abdomen =gut =gums =breast* de: =bauch =kopf =haut =auge* =magen =ruck* =bein* =knie =gelenk* es: =estomago =barriga =cabeza =piel =ojo* =espalda =pierna* =rodilla* nl: =maag =buik =hoofd =huid =oog =ogen =rug =benen =knie* pl: =zoladek =zoladka =brzuch =glowa =skora =oczy =plecy =nogi =kolan*',
  HURT: 'en: =hurt =hurts =hurting =pain =pains =painful =ache =aches =aching =cramp* =swelling =swollen =itches =itching =itchy =rash =bleeding =bleeds =numb de: schmerz* =juckt =jucken =geschwollen =ausschlag es: =duele* =dolor =pica =picor =pican =sarpullido =hinchad* nl: =jeukt =jeuk =uitslag =pijn =zeer pl: boli =bola =bol =swedzi =wysypk*',
  CHESTPART:
    'en: =chest =chests =cheste de: =brust =brustkorb =brustbein es: =pecho =torax nl: =borst =borstkas pl: =klatce =klatka =klatki =piersi =piersiach =mostku =mostkiem',
  CHESTPAIN:
    'en: =pain =pains =hurt =hurts =hurting =tight =tightness =pressure =ache =aches =aching =burning =stabbing =squeezing =crushing =heavy de: schmerz* =weh =druck =druckt =enge =eng =sticht =stechen es: =dolor =duele =duelen =presion =opresion =aprieta nl: =pijn =druk =drukkend =zeer =beklemmend =strak pl: =bol =bole =boli =ucisk =klucie =kluje =piecze =sciska',
} as const;
