import { Module } from '@nestjs/common';
import { ImagesController } from './images.controller';
import { ImagesRepository } from './images.repository';
import { ImagesService } from './images.service';
import { FetchedPictures, pictureRequests } from './fetched-pictures';
import { ImageSweep } from './image-sweep';
import { UploadsFolder } from './uploads-folder';

@Module({
  controllers: [ImagesController],
  providers: [FetchedPictures, pictureRequests, ImagesRepository, ImagesService, ImageSweep, UploadsFolder],
  exports: [FetchedPictures, ImagesService],
})
export class ImagesModule {}
